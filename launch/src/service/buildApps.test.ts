import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { createStartupLog } from "../operator/startupLog.ts";
import { buildApps } from "./buildApps.ts";

const workspace = mkdtempSync(join(tmpdir(), "build-apps-"));
afterAll(() => rmSync(workspace, { recursive: true, force: true }));
for (const folder of ["admin/dist", "admin/src", "core/src"]) mkdirSync(join(workspace, folder), { recursive: true });

const write = (path: string, text: string) => writeFileSync(join(workspace, path), text);
const build = () =>
  buildApps(
    createStartupLog(() => {}),
    new AbortController().signal,
    ["admin"],
    workspace,
  );
const bundle = () => readFileSync(join(workspace, "admin/dist/bundle"), "utf8");

/** Its build counts itself, and fails halfway on the text "wrong". */
const script = "cat src/page ../core/src/names.gen.ts > dist/bundle && echo >> builds && ! grep -q wrong src/page";
write("admin/package.json", JSON.stringify({ scripts: { build: script } }));
write("admin/vite.config.ts", "");
write("admin/src/page", "first ");
write("core/src/names.gen.ts", "Karin");

const builds = () => readFileSync(join(workspace, "admin/builds"), "utf8").length;

test("an app is built again when its inputs have changed, and after a failed build", async () => {
  await build();
  await build();
  expect([builds(), bundle()]).toEqual([1, "first Karin"]);
  write("core/src/names.gen.ts", "Aisha");
  await build();
  expect([builds(), bundle()]).toEqual([2, "first Aisha"]);
  write("admin/src/page", "wrong ");
  await expect(build()).rejects.toThrow("Bygget av admin/ misslyckades");
  write("admin/src/page", "first ");
  await build();
  expect(bundle()).toBe("first Aisha");
});
