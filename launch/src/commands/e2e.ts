import { buildForBrowserTests, runBrowserTests } from "../testing/browserTests.ts";

/** `pnpm e2e NAME …`: builds what has changed, and runs the stories with those names. Takes Playwright's options. */
await buildForBrowserTests();
process.exitCode = await runBrowserTests(process.argv.slice(2));
