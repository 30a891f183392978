/** Font sizes and line heights in pixels. No text is smaller than 12. */
export const type = { name: 14, small: 12.5, line: 17, nameLine: 22 };
export const pad = { x: 14, y: 9 };
/** Pixels in a label for the success or failure icon. */
export const iconWidth = 15;
