type Entry = readonly [name: string, text: string];

const schemas = "http://schemas.openxmlformats.org";
const office = `${schemas}/officeDocument/2006/relationships`;
const word = "application/vnd.openxmlformats-officedocument.wordprocessingml";
const xml = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';

export const contentTypes = (more = "", main = `${word}.document.main+xml`): Entry => [
  "[Content_Types].xml",
  `${xml}<Types xmlns="${schemas}/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/word/document.xml" ContentType="${main}"/>${more}</Types>`,
];

const relations = (name: string, content: string): Entry => [
  name,
  `${xml}<Relationships xmlns="${schemas}/package/2006/relationships">${content}</Relationships>`,
];
export const packageRelations = relations(
  "_rels/.rels",
  `<Relationship Id="rId1" Type="${office}/officeDocument" Target="word/document.xml"/>`,
);
const link = `<Relationship Id="rId9" Type="${office}/hyperlink" Target="https://lagrum.example/" TargetMode="External"/>`;
/** @param more relations beside a link */
export const documentRelations = (more = "") => relations("word/_rels/document.xml.rels", link + more);
export const relation = (type: string, target: string, mode = "External") =>
  `<Relationship Id="rId7" Type="${office}/${type}" Target="${target}" TargetMode="${mode}"/>`;

export const documentPart = (content = "<w:t>Hej</w:t>"): Entry => [
  "word/document.xml",
  `${xml}<w:document xmlns:w="${schemas}/wordprocessingml/2006/main"><w:body><w:p><w:r>${content}</w:r></w:p></w:body></w:document>`,
];
const styles: Entry = ["word/styles.xml", `${xml}<w:styles xmlns:w="${schemas}/wordprocessingml/2006/main"/>`];
const properties: Entry = ["docProps/core.xml", `${xml}<cp:coreProperties/>`];

/** As Word writes it: the list of types first, properties last. */
export const ofWord = (...more: Entry[]): Entry[] => [
  contentTypes(),
  packageRelations,
  documentPart(),
  documentRelations(),
  styles,
  ...more,
  properties,
];
/** As Google Docs exports it: parts in another order, the document in the middle, the types last, no properties. */
export const ofGoogle: Entry[] = [
  ["word/numbering.xml", `${xml}<w:numbering/>`],
  ["word/settings.xml", `${xml}<w:settings/>`],
  ["word/fontTable.xml", `${xml}<w:fonts/>`],
  styles,
  documentPart(),
  ["word/theme/theme1.xml", `${xml}<a:theme/>`],
  documentRelations(),
  packageRelations,
  contentTypes(),
];
/** As Pages exports it: relations first, the types after the document. */
export const ofPages: Entry[] = [
  packageRelations,
  ["docProps/app.xml", `${xml}<Properties/>`],
  properties,
  documentPart(),
  documentRelations(),
  ["word/media/image1.png", "\u0089PNG"],
  styles,
  contentTypes('<Default Extension="png" ContentType="image/png"/>'),
];
