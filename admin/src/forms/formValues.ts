/** A row for a form that has the area by its number. */
export const withCategoryID = <Row extends { Category: { ID: number } | null }>(row: Row) => ({
  ...row,
  CategoryID: row.Category?.ID ?? null,
});

export const yesOrNo = (isSo: boolean): string => (isSo ? "Ja" : "Nej");
