import type { Category } from "@lagrum/core/category/categorySchema";

/** Areas and topics as options of a select. */
export const AreaOptions = ({ areas }: { areas: Category[] }) =>
  areas.map(({ ID, Name, Children }) => (
    <optgroup key={ID} label={Name}>
      <option value={ID}>{Name}</option>
      {Children.map((child) => (
        <option key={child.ID} value={child.ID}>
          {child.Name}
        </option>
      ))}
    </optgroup>
  ));
