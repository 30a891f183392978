import { dayOf } from "@lagrum/core/text/dates";
import DownloadIcon from "@mui/icons-material/FileDownloadOutlined";
import { useState } from "react";
import { Button, useDataProvider, useListContext, useNotify, useResourceContext, useTranslate } from "react-admin";
import { usePageAction } from "../commands/pageActions.ts";
import type { LagrumDataProvider } from "../dataProvider/dataProvider.ts";
import { download } from "../ui/download.ts";
import { toFormError } from "../ui/formError.ts";

/** Exports all rows that match the filters as CSV. */
export function ExportButton({ fileName }: { fileName: string }) {
  const resource = useResourceContext();
  const { filter, filterValues, sort, total } = useListContext();
  const dataProvider = useDataProvider<LagrumDataProvider>();
  const notify = useNotify();
  const translate = useTranslate();
  const [isWorking, setWorking] = useState(false);

  const press = async () => {
    setWorking(true);
    try {
      const Sort = sort.field === "id" ? "ID" : sort.field;
      const body = { ...filter, ...filterValues, Sort, Order: sort.order.toLowerCase() };
      const file = await (resource === "answers"
        ? dataProvider.exportAnswers(body)
        : dataProvider.exportQuestions(body));
      download(file, `${fileName}-${dayOf(new Date())}.csv`);
    } catch (error) {
      notify(toFormError(error).text, { type: "error" });
    }
    setWorking(false);
  };
  usePageAction("export", "Exportera listan", () => void press(), !isWorking && total !== 0);
  const label = isWorking ? "Exporterar …" : translate("ra.action.export");
  return (
    <Button
      label={label}
      // On a phone React-Admin's disabled button has an icon only.
      aria-label={label}
      disabled={isWorking || total === 0}
      onClick={() => void press()}
    >
      <DownloadIcon />
    </Button>
  );
}
