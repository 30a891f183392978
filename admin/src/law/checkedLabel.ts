import type { CheckedProvision } from "@lagrum/core/law/provisionCheckSchema";

/** How a checked place is named in a list: with its stycke or point. */
export const checkedLabel = ({ Label, Part }: CheckedProvision): string => (Part === "" ? Label : `${Label}, ${Part}`);
