const plain = (text: string) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");

/** A picture's markup as a file of its own, with its colours by day and by night; read without our typeface too. */
export const standalone = (markup: string, title: string, style: string): string =>
  `${markup
    .replace(/>/, `><title>${plain(title)}</title><style>\n${style}</style>`)
    .replaceAll("<g ", "\n<g ")
    .replaceAll("</svg>", "\n</svg>")}\n`;
