/** A property of a component: DTSTART;TZID=Europe/Stockholm:20261124T090000. */
export interface Property {
  name: string;
  params: ReadonlyMap<string, string>;
  value: string;
}

/** A component with its properties, and those inside it: a calendar, an event, a time zone. */
export interface Component {
  name: string;
  properties: Property[];
  components: Component[];
}

const contentLine = /^([A-Za-z0-9-]+)((?:;[^=:;]+=(?:"[^"]*"|[^";:]*)(?:,"[^"]*"|,[^";:]*)*)*):(.*)$/s;
const parameter = /;([^=:;]+)=("[^"]*"|[^;:]*)/g;

function readLine(line: string): Property | null {
  const [, name = "", params = "", value = ""] = contentLine.exec(line) ?? [];
  if (name === "") return null;
  const read = Array.from(params.matchAll(parameter), ([, key = "", given = ""]): [string, string] => [
    key.toUpperCase(),
    given.replace(/^"|"$/g, ""),
  ]);
  return { name: name.toUpperCase(), params: new Map(read), value: value.trim() };
}

/**
 * Reads a calendar file (RFC 5545, 3.1) as components. It is forgiving: a line that is no property belongs to the text
 * before it, which some programs break without a mark, and a component without its end ends with the file.
 * @returns the outermost components
 */
export function readComponents(text: string): Component[] {
  const root: Component = { name: "", properties: [], components: [] };
  const open = [root];
  const lines = text
    .replace(/^\ufeff/, "")
    .replace(/\r?\n[ \t]/g, "")
    .split(/\r\n|\n|\r/);
  for (const line of lines) {
    const property = readLine(line);
    const current = open.at(-1) ?? root;
    if (!property) continue;
    if (property.name === "BEGIN") {
      const component = { name: property.value.toUpperCase(), properties: [], components: [] };
      current.components.push(component);
      open.push(component);
    } else if (property.name === "END") {
      if (open.length > 1) open.pop();
    } else current.properties.push(property);
  }
  return root.components;
}

/** The first property of a name. */
export const propertyOf = ({ properties }: Component, name: string): Property | undefined =>
  properties.find((property) => property.name === name);

/** All properties of a name. */
export const propertiesOf = ({ properties }: Component, name: string): Property[] =>
  properties.filter((property) => property.name === name);
