/** Size of Open Graph images, for the large cards of social media. Pixels. */
export const pictureSize = { width: 1200, height: 630 };
