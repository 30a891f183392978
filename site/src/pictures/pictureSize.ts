/** What a shared link shows: the size that the large cards of social services have. Pixels. */
export const pictureSize = { width: 1200, height: 630 };
