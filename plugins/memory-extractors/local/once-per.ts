// What is found out of an object once, however many rules ask for it; forgotten with the object.

export const oncePer = <Key extends object, Value>(find: (key: Key) => Value): ((key: Key) => Value) => {
  const found = new WeakMap<Key, { readonly value: Value }>();
  return (key) => {
    const known = found.get(key);
    if (known !== undefined) return known.value;
    const value = find(key);
    found.set(key, { value });
    return value;
  };
};
