import Image from "@tiptap/extension-image";

/** Image node for uploaded images only; the server's sanitiser removes others. */
export const pictureNode = (read: (address: string) => Promise<string>) =>
  Image.extend({
    parseHTML: () => [{ tag: 'img[src^="/api/files/"]' }],
    addNodeView: () => (view) => {
      const picture = document.createElement("img");
      picture.alt = String(view.node.attrs.alt ?? "");
      read(String(view.node.attrs.src)).then(
        (data) => {
          picture.src = data;
        },
        () => undefined,
      );
      return { dom: picture };
    },
  });
