const plain = (text: string) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");

/** Makes SVG markup a standalone file with title and styles, for light and dark colour schemes. */
export const standalone = (markup: string, title: string, style: string): string =>
  `${markup
    .replace(/>/, `><title>${plain(title)}</title><style>\n${style}</style>`)
    .replaceAll("<g ", "\n<g ")
    .replaceAll("</svg>", "\n</svg>")}\n`;
