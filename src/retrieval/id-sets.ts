// Sets of ids by id; an id without any takes no room.

export const addTo = (map: Map<string, Set<string>>, key: string, value: string): void => {
  const set = map.get(key);
  if (set === undefined) map.set(key, new Set([value]));
  else set.add(value);
};

export const removeFrom = (map: Map<string, Set<string>>, key: string, value: string): void => {
  const set = map.get(key);
  set?.delete(value);
  if (set?.size === 0) map.delete(key);
};
