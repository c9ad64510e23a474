// The organization of a self-hosted service: there is exactly one, and clients want it to have a name.

export const ORGANIZATION = { id: "org_self_hosted", name: "Self-hosted", slug: "self-hosted" } as const;
