interface Dated {
  PublishedAt: string | null;
  UpdatedAt: string;
}

/** Last change of a page's public content: an edit, or the publication if it was later. ISO 8601 in UTC. */
export const lastChange = ({ PublishedAt, UpdatedAt }: Dated): string =>
  PublishedAt !== null && PublishedAt > UpdatedAt ? PublishedAt : UpdatedAt;
