/** Imported before each process: a full disk, where its output goes, must not end it. */
for (const output of [process.stdout, process.stderr]) output.on("error", () => {});
