import type { StaffFile } from "@lagrum/core/file/fileSchema";
import { useState } from "react";
import { useDataProvider } from "react-admin";
import type { LagrumDataProvider } from "../dataProvider/dataProvider.ts";
import { toFormError } from "../ui/formError.ts";

/** Media types for the file dialog. The server checks the content. */
export const accepted = {
  pictures: "image/jpeg,image/png,image/webp,image/avif",
  files: "application/pdf,image/jpeg,image/png,image/webp,image/avif",
};

interface Way {
  name: string;
  /** Per cent. */
  percent: number;
}

/** Uploads a file with progress and error. */
export function useUpload() {
  const dataProvider = useDataProvider<LagrumDataProvider>();
  const [way, setWay] = useState<Way | null>(null);
  const [formError, setFormError] = useState<string | null>(null);

  /** Returns null if the upload failed; `formError` then says why. */
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
