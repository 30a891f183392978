import { Pagination, useListContext } from "react-admin";

const number = new Intl.NumberFormat("sv-SE");

interface DisplayedRows {
  from: number;
  to: number;
  count: number;
}
const lowerBoundLabel = ({ from, to, count }: DisplayedRows) => `${from}–${to} av fler än ${number.format(count)}`;

/** Pagination that marks a total that is a lower bound. Hidden when the list failed to load. */
export function StaffPagination() {
  const { data, error, meta } = useListContext();
  if (error && data === undefined) return null;
  // Its type lacks the props that it passes to MUI.
  const labels: object = meta?.isLeast === true ? { labelDisplayedRows: lowerBoundLabel } : {};
  return <Pagination {...labels} />;
}
