import { create } from "content-disposition";

/** Content-Disposition by RFC 6266: the full name, and one without accents for old clients. */
export function contentDisposition(type: "inline" | "attachment", name: string): string {
  const fallback = name
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .replace(/[^\w .()=-]/g, "_");
  return create(name, { type, fallback });
}
