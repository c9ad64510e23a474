// How keys are turned into what is stored of them. Keys have at least 160 random bits, so a plain digest is enough.

export const hashKey = (key: string): string => new Bun.CryptoHasher("sha256").update(key).digest("hex");
