// Groups of routes. What clients send is checked as it came: Elysia's normalization, which is on by default, first makes an object
// of the wanted shape out of anything, so that text or an array would pass for an object.

import { Elysia } from "elysia";

export const AS_SENT = { normalize: false } as const;

/** @param tag under which the explorer lists the routes */
export const routeGroup = (tag: string) => new Elysia({ ...AS_SENT, tags: [tag] });
