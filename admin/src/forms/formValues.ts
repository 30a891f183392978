/** Adds `CategoryID`, the form's field, to a row. */
export const withCategoryID = <Row extends { Category: { ID: number } | null }>(row: Row) => ({
  ...row,
  CategoryID: row.Category?.ID ?? null,
});

export const yesOrNo = (isSo: boolean): string => (isSo ? "Ja" : "Nej");

/** Whether typed values are as they were when the form was opened. */
export const isSame = (values: object, start: object): boolean => JSON.stringify(values) === JSON.stringify(start);
