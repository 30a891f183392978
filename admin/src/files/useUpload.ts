import type { StaffFile } from "@lagrum/core/file/fileSchema";
import { useState } from "react";
import { useDataProvider } from "react-admin";
import type { LagrumDataProvider } from "../dataProvider/dataProvider.ts";
import { toFormError } from "../ui/formError.ts";

/** Media types for the file dialog. The server checks the content. */
export const accepted = {
  pictures: "image/jpeg,image/png,image/webp,image/avif",
  files: "application/pdf,.docx,image/jpeg,image/png,image/webp,image/avif",
};

interface Progress {
  name: string;
  /** Per cent. */
  percent: number;
}

type Upload<Uploaded> = (file: File, onProgress: (share: number) => void) => Promise<Uploaded>;

/** Uploads a file with progress and error. */
export function useUpload() {
  const dataProvider = useDataProvider<LagrumDataProvider>();
  return useUploadWith<StaffFile>(dataProvider.uploadFile);
}

/** The same with another upload function. */
export function useUploadWith<Uploaded>(upload: Upload<Uploaded>) {
  const [progress, setProgress] = useState<Progress | null>(null);
  const [formError, setFormError] = useState<string | null>(null);

  /** Returns null if the upload failed; `formError` then says why. */
  const send = async (file: File): Promise<Uploaded | null> => {
    const report = (share: number) => setProgress({ name: file.name, percent: Math.round(share * 100) });
    setFormError(null);
    report(0);
    try {
      return await upload(file, report);
    } catch (error) {
      const { text, fields } = toFormError(error);
      setFormError(`${file.name}: ${Object.values(fields)[0] ?? text}`);
      return null;
    } finally {
      setProgress(null);
    }
  };
  return { send, progress, formError };
}
