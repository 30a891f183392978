import { formatPrice, percent } from "@lagrum/core/money/money";
import type { Order } from "@lagrum/core/order/orderSchema";
import { FigureTable } from "../ui/FigureTable.tsx";
import { Panel } from "../ui/Panel.tsx";

/** The lines with their tax, and the total. */
export function OrderLines({ order: { Lines, Amount, TaxAmount } }: { order: Order }) {
  const discount = Lines.reduce((sum, line) => sum + line.DiscountAmount, 0);
  const shown = (amount: number) => (amount === 0 ? "" : formatPrice(amount));
  return (
    <Panel title="Pris">
      <FigureTable
        label="Beställningens rader"
        columns={["Rad", "Rabatt", "Pris", "Momssats", "Varav moms"]}
        rows={[
          ...Lines.map((line, index) => ({
            key: index,
            cells: [
              line.Name,
              shown(line.DiscountAmount),
              formatPrice(line.Amount),
              percent(line.TaxRate),
              formatPrice(line.TaxAmount),
            ],
          })),
          {
            key: "sum",
            isSum: true,
            cells: ["Summa", shown(discount), formatPrice(Amount), "", formatPrice(TaxAmount)],
          },
        ]}
      />
    </Panel>
  );
}
