/** Pixels. Nothing that is read is smaller than 12. */
export const type = { name: 14, small: 12.5, line: 17, nameLine: 22 };
export const pad = { x: 14, y: 9 };
/** Room in a label for the sign of success or failure. */
export const signWidth = 15;
