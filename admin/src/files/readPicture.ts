import { trustedHtml } from "@lagrum/core/csp/trustedTypes";

const cache = new Map<string, Promise<string>>();

async function asData(address: string, token: string | undefined): Promise<string> {
  const response = await fetch(address, { headers: token ? { "user-token": token } : {} });
  if (!response.ok) throw new Error(`${response.status}`);
  const picture = await response.blob();
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(picture);
  });
}

/** Fetches an unpublished image as a data URL, since the browser's own request has no token. Cached by URL. */
export function readPicture(address: string, token: () => Promise<string | undefined>): Promise<string> {
  const cached = cache.get(address);
  if (cached) return cached;
  const picture = token().then((text) => asData(address, text));
  cache.set(address, picture);
  picture.catch(() => cache.delete(address));
  return picture;
}

/** Inlines a text's images as data URLs. */
export async function withPictures(html: string, token: () => Promise<string | undefined>): Promise<string> {
  const { body } = new DOMParser().parseFromString(trustedHtml(html), "text/html");
  for (const picture of body.querySelectorAll("img")) {
    const address = picture.getAttribute("src") ?? "";
    for (const name of ["srcset", "sizes", "src"]) picture.removeAttribute(name);
    const data = await readPicture(address, token).catch(() => null);
    if (data !== null) picture.setAttribute("src", data);
  }
  return body.innerHTML;
}
