import "./withoutEval.ts";

// biome-ignore lint/performance/noBarrelFile: the bundler replaces zod by this file (site/build/zodWithoutEval.ts)
// biome-ignore lint/performance/noReExportAll: the same
export * from "zod/v4";
