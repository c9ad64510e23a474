// Who may import whom (docs/architecture.md). Run by `bun run check`.
const only = (name, from, pathNot, comment) => ({ name, comment, severity: "error", from, to: { pathNot } });
const core = "^(bun|node:)";

/** @type {import("dependency-cruiser").IConfiguration} */
module.exports = {
  forbidden: [
    { name: "no-cycles", severity: "error", from: {}, to: { circular: true, dependencyTypesNot: ["type-only"] } },
    only("domain-is-pure", { path: "^src/domain/" }, "^src/domain/", "domain imports nothing but itself"),
    only(
      "contracts-know-domain",
      { path: "^src/contracts/" },
      "^src/(contracts|domain)/|node_modules/typebox/",
      "contracts import only domain",
    ),
    only(
      "pipeline-knows-no-store",
      { path: "^src/(pipeline|retrieval)/" },
      `^src/(pipeline|retrieval|domain|contracts)/|^src/(errors|logging)\\.ts$|node_modules/|${core}`,
      "pipeline and retrieval are handed functions, never the store",
    ),
    {
      name: "containment-knows-no-plugins",
      comment: "what holds and feeds the extractors is handed them, and knows nothing of the service",
      severity: "error",
      from: { path: "^src/(containment|fetching)/" },
      to: {
        pathNot: "^src/(containment|fetching|domain|contracts)/|^src/errors\\.ts$|node_modules/(typebox|ipaddr\\.js)/",
        dependencyTypesNot: ["core"],
      },
    },
    {
      name: "plugins-stand-alone",
      severity: "error",
      from: { path: "^plugins/([^/]+)/" },
      to: {
        path: "^(src|plugins|actors)/",
        pathNot:
          "^src/(contracts|domain)/|^src/native/(embedded-files|give-way|native-environment|release-memory)\\.ts$|^plugins/(shared|$1)/",
      },
    },
    {
      name: "surrealdb-in-store",
      severity: "error",
      from: { pathNot: "^src/store/" },
      to: { path: "node_modules/(surrealdb|@surrealdb)/" },
    },
    {
      name: "xstate-in-actors",
      severity: "error",
      from: { pathNot: "^actors/" },
      to: { path: "node_modules/xstate/" },
    },
    {
      name: "elysia-in-http",
      severity: "error",
      from: { pathNot: "^src/http/" },
      to: { path: "node_modules/(elysia|@elysiajs)/" },
    },
    {
      name: "mcp-in-its-folder",
      severity: "error",
      from: { path: "^(src|plugins|actors)/", pathNot: "^src/mcp/" },
      to: { path: "node_modules/@modelcontextprotocol/" },
    },
    {
      name: "app-loads-plugins",
      severity: "error",
      from: { path: "^(src|actors)/", pathNot: "^src/(app/|(app|main)\\.ts$)" },
      to: { path: "^plugins/" },
    },
    {
      name: "app-starts-actors",
      severity: "error",
      from: { path: "^(src|plugins)/", pathNot: "^src/(app/|app\\.ts$)" },
      to: { path: "^actors/", dependencyTypesNot: ["type-only"] },
    },
    {
      name: "native-knows-nothing",
      severity: "error",
      from: { path: "^src/native/" },
      to: { path: "^(src|plugins|actors)/", pathNot: "^src/native/" },
    },
    {
      name: "no-dev-dependencies",
      severity: "error",
      from: { path: "^(src|actors|plugins)/" },
      to: { dependencyTypes: ["npm-dev"], dependencyTypesNot: ["type-only"] },
    },
  ],
  options: {
    tsPreCompilationDeps: true,
    tsConfig: { fileName: "tsconfig.json" },
    doNotFollow: { path: "node_modules" },
    enhancedResolveOptions: {
      exportsFields: ["exports"],
      conditionNames: ["bun", "import", "require", "node", "default"],
    },
  },
};
