import { configure } from "@testing-library/react";

// Milliseconds. A busy machine needs more than the second that is usual; nothing waits that long by itself.
configure({ asyncUtilTimeout: 10_000 });
