import { SearchInput } from "react-admin";

/** Style that aligns a select with the other inputs of a filter form. */
export const inline = { mb: 0 };

export const search = <SearchInput key="Query" source="Query" alwaysOn />;
