import { dayOf } from "@lagrum/core/domain/dates";
import DownloadIcon from "@mui/icons-material/FileDownloadOutlined";
import { useState } from "react";
import { Button, useDataProvider, useListContext, useNotify, useResourceContext } from "react-admin";
import type { LagrumDataProvider } from "../dataProvider.ts";
import { faultOf } from "../layout/fault.ts";

/** Hands a file to the browser. */
function download(file: Blob, name: string): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
}

/** The list as a file: all that the filters leave, not only what the page shows. */
export function ExportButton({ fileName }: { fileName: string }) {
  const resource = useResourceContext() ?? "";
  const { filterValues, sort, total } = useListContext();
  const dataProvider = useDataProvider<LagrumDataProvider>();
  const notify = useNotify();
  const [isWorking, setWorking] = useState(false);

  const press = async () => {
    setWorking(true);
    try {
      const file = await dataProvider.exportList(resource, filterValues, sort);
      download(file, `${fileName}-${dayOf(new Date())}.csv`);
    } catch (error) {
      notify(faultOf(error).text, { type: "error" });
    }
    setWorking(false);
  };
  return (
    <Button
      label={isWorking ? "Exporterar …" : "ra.action.export"}
      disabled={isWorking || total === 0}
      onClick={() => void press()}
    >
      <DownloadIcon />
    </Button>
  );
}
