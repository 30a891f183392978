import type { StaffFile } from "@lagrum/core/file/fileSchema";
import { useState } from "react";
import { useDataProvider } from "react-admin";
import type { LagrumDataProvider } from "../dataProvider/dataProvider.ts";
import { toFormError } from "../ui/formError.ts";

/** What browsers offer to choose among; the server looks at what is in the file. */
export const accepted = {
  pictures: "image/jpeg,image/png,image/webp,image/avif",
  files: "application/pdf,image/jpeg,image/png,image/webp,image/avif",
};

interface Way {
  name: string;
  /** Per cent. */
  percent: number;
}

/** A file on its way to the server. */
export function useUpload() {
  const dataProvider = useDataProvider<LagrumDataProvider>();
  const [way, setWay] = useState<Way | null>(null);
  const [formError, setFormError] = useState<string | null>(null);

  /** Gives null when it was refused; the reason is then in `error`. */
  const send = async (file: File): Promise<StaffFile | null> => {
    const tell = (share: number) => setWay({ name: file.name, percent: Math.round(share * 100) });
    setFormError(null);
    tell(0);
    try {
      return await dataProvider.uploadFile(file, tell);
    } catch (error) {
      const { text, fields } = toFormError(error);
      setFormError(`${file.name}: ${Object.values(fields)[0] ?? text}`);
      return null;
    } finally {
      setWay(null);
    }
  };
  return { send, way, formError };
}
