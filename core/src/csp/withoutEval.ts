import { config } from "zod/v4/core";

// Otherwise zod tries `new Function`, which the Content-Security-Policy blocks and the browser reports.
config({ jitless: true });
