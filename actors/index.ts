// The doors of the actors: what app.ts puts together.

export { createContainers } from "./containers.ts";
export { startAggregating } from "./due-aggregations.ts";
export { startSweeping } from "./failures.ts";
export { createMerges } from "./merges.ts";
