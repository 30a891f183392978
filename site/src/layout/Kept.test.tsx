// @vitest-environment node
import { createMemoryHistory, createRootRoute, createRouter, Link } from "@tanstack/react-router";
import { RouterServer } from "@tanstack/react-router/ssr/server";
import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import { Kept } from "./Kept.tsx";

let drawn = 0;

function Links({ words }: { words: string }) {
  drawn += 1;
  return (
    <nav>
      <Link to="/answers">{words}</Link> och <a href="/ai">AI</a>
    </nav>
  );
}

async function draw(path: string, facts: { words: string } | null): Promise<string> {
  const page = () => (
    <>
      <Kept as="footer" className="foot" facts={facts}>
        <Links words={facts?.words ?? "Svar & frågor"} />
      </Kept>
      <p>{path}</p>
    </>
  );
  const routeTree = createRootRoute({ component: page, notFoundComponent: page });
  const history = createMemoryHistory({ initialEntries: [path] });
  const router = createRouter({ routeTree, history, isServer: true });
  await router.load();
  return renderToString(<RouterServer router={router} />);
}

test("is drawn once for all pages of a part of the site, as it would be on each", async () => {
  const facts = { words: "Svar & frågor" };
  drawn = 0;
  const first = await draw("/answers/a", facts);
  expect(await draw("/answers/b", facts)).toBe(first.replace("/answers/a", "/answers/b"));
  expect(drawn).toBe(1);
  expect(await draw("/answers/a", null)).toBe(first);
  expect(first).toContain('aria-current="page">Svar &amp; frågor</a> och <a href="/ai">AI</a></nav></footer>');
});

test("tells on each part of the site which of its links leads there", async () => {
  const facts = { words: "Svar" };
  expect(await draw("/answers", facts)).toContain('aria-current="page"');
  expect(await draw("/boka", facts)).not.toContain('aria-current="page"');
});

test("is drawn anew where it shows something else, and for each page that is somebody's own", async () => {
  expect(await draw("/answers", { words: "Det gamla" })).toContain("Det gamla");
  expect(await draw("/answers", { words: "Det nya" })).toContain("Det nya");
  drawn = 0;
  await draw("/answers", null);
  await draw("/answers", null);
  expect(drawn).toBe(2);
});
