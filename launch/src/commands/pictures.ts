import { buildForBrowserTests, runBrowserTests } from "../testing/browserTests.ts";

/** `pnpm pictures`: retakes the pictures of README.md against a demo service that it starts. */
await buildForBrowserTests();
process.exitCode = await runBrowserTests([], {}, "e2e/pictures.config.ts");
