import type { RentClaim, RentClaimFile } from "@lagrum/core/rentClaim/rentClaimCaseSchema";
import { formatDateTime } from "@lagrum/core/text/dates";
import { rentProofTexts } from "@lagrum/core/texts/rentClaims";
import { useDataProvider } from "react-admin";
import type { LagrumDataProvider } from "../dataProvider/dataProvider.ts";
import { AttachedFiles } from "../files/AttachedFiles.tsx";
import { fileLabel } from "../files/fileLabels.ts";

const about = (file: RentClaimFile) =>
  `${rentProofTexts[file.Proof]} · ${fileLabel(file)} · ${formatDateTime(file.UploadedAt)}`;

/** The tenant's documents. */
export function RentClaimFiles({ claim: { ID, Files } }: { claim: RentClaim }) {
  const dataProvider = useDataProvider<LagrumDataProvider>();
  const fetchFile = (fileId: number) => dataProvider.downloadRentClaimFile(ID, fileId);
  return <AttachedFiles title="Underlag" files={Files} about={about} fetchFile={fetchFile} />;
}
