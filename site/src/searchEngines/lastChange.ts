interface Dated {
  PublishedAt: string | null;
  UpdatedAt: string;
}

/** When a page last became what it shows: a text written ahead does so on the day of its publication. ISO 8601 in UTC. */
export const lastChange = ({ PublishedAt, UpdatedAt }: Dated): string =>
  PublishedAt !== null && PublishedAt > UpdatedAt ? PublishedAt : UpdatedAt;
