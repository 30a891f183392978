import type { ActStructures } from "@lagrum/core/law/structure/actStructureSchema";

/** The file's text: a chapter on each line, so that a lawyer can read it and a change of an act is one line. */
export function formatStructures({ Acts, EuropeanActs, ...about }: ActStructures): string {
  const acts = Acts.map(({ Chapters, ...act }) => {
    const head = JSON.stringify(act).slice(0, -1);
    const chapters = Chapters.map((chapter) => `      ${JSON.stringify(chapter)}`).join(",\n");
    return `    ${head}, "Chapters": [\n${chapters}\n    ]}`;
  });
  const european = EuropeanActs.map((act) => `    ${JSON.stringify(act)}`).join(",\n");
  const fields = Object.entries(about).map(([key, value]) => `  ${JSON.stringify(key)}: ${JSON.stringify(value)},`);
  return `{\n${fields.join("\n")}\n  "Acts": [\n${acts.join(",\n")}\n  ],\n  "EuropeanActs": [\n${european}\n  ]\n}\n`;
}
