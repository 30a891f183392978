import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { light } from "@lagrum/core/design/colours";
import { wordmark } from "@lagrum/core/design/wordmark";
import { type Node, Renderer } from "@takumi-rs/core";
import { pictureSize } from "./pictureSize.ts";

/** Length in characters above which a title gets a smaller font. */
const LONG_TITLE = 70;

const { resolve } = createRequire(import.meta.url);

const typeface = (name: string) => readFile(resolve(`@lagrum/core/design/${name}.woff2`));

let ready: Promise<Renderer> | undefined;

async function openRenderer(): Promise<Renderer> {
  const renderer = new Renderer();
  for (const name of ["literata", "hankenGrotesk"]) await renderer.registerFont(await typeface(name));
  return renderer;
}

const sign = `data:image/svg+xml,${encodeURIComponent(
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${wordmark.width} ${wordmark.height}"><path fill="${light.accent}" d="${wordmark.sign}"/><path fill="${light.ink}" d="${wordmark.name}"/></svg>`,
)}`;

/** A page's Open Graph image as PNG: the wordmark, the page's category and its title. */
export async function renderPicture(place: string, title: string): Promise<Buffer<ArrayBuffer>> {
  ready ??= openRenderer();
  return (await ready).render(card(place, title), { ...pictureSize, format: "png" });
}

const text = (words: string, style: NonNullable<Node["style"]>): Node => ({ type: "text", text: words, style });

const card = (place: string, title: string): Node => ({
  type: "container",
  style: {
    width: "100%",
    height: "100%",
    display: "flex",
    flexDirection: "column",
    justifyContent: "space-between",
    padding: 80,
    backgroundColor: light.paper,
    borderBottom: `16px solid ${light.accent}`,
  },
  children: [
    {
      type: "container",
      style: { display: "flex", flexDirection: "column", gap: 28 },
      children: [
        text(place, { fontFamily: "Hanken Grotesk", fontSize: 34, fontWeight: 600, color: light.accent }),
        text(title, {
          fontFamily: "Literata",
          fontSize: title.length > LONG_TITLE ? 56 : 68,
          fontWeight: 600,
          lineHeight: 1.18,
          color: light.ink,
        }),
      ],
    },
    { type: "image", src: sign, style: { width: 272, height: 60 } },
  ],
});
