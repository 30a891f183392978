import { lengths } from "@lagrum/core/contract/lengths";
import { RichTextInput } from "ra-input-rich-text";
import { type ReactNode, useMemo } from "react";
import { required, SimpleForm, TextInput } from "react-admin";
import { UnsavedForm } from "../drafts/UnsavedForm.tsx";
import { EditorToolbar } from "../editor/EditorToolbar.tsx";
import { editorOptions, editorStyle } from "../editor/editorOptions.ts";
import { FilesInput } from "../files/FilesInput.tsx";
import { PictureButton } from "../files/PictureButton.tsx";
import { pictureNode } from "../files/pictureNode.ts";
import { readPicture } from "../files/readPicture.ts";
import { FormButtons } from "../forms/FormButtons.tsx";
import { useSession } from "../session/SessionContext.ts";
import { PreviewButton } from "./NewsPreview.tsx";
import { PublicationInput } from "./PublicationInput.tsx";

const pictures = {
  "& .ProseMirror img": { display: "block", maxWidth: "100%", height: "auto", my: 2 },
  "& .ProseMirror img.ProseMirror-selectednode": { outline: "3px solid", outlineColor: "primary.main" },
};

/** The fields of a news item. The text has the editor of answers, with images. */
export function NewsForm({ children }: { children?: ReactNode }) {
  const { token } = useSession();
  const options = useMemo(() => {
    const { extensions = [], ...others } = editorOptions("Nyhetens text");
    return { ...others, extensions: [...extensions, pictureNode((address) => readPicture(address, token))] };
  }, [token]);
  return (
    <SimpleForm
      noValidate
      warnWhenUnsavedChanges
      toolbar={<FormButtons consequence="Nyheten försvinner från webbplatsen. Det går inte att ångra." />}
      sx={{
        maxWidth: "48rem",
        "& > .MuiStack-root": { gap: 3 },
        "& .RaLabeled-label": { fontSize: "1rem" },
        ...editorStyle,
        ...pictures,
      }}
    >
      <UnsavedForm />
      <TextInput
        source="Title"
        fullWidth
        validate={required()}
        helperText={`Högst ${lengths.NewsTitle.max} tecken. Adressen följer rubriken tills nyheten är publicerad.`}
      />
      <RichTextInput
        source="Body"
        fullWidth
        validate={required()}
        editorOptions={options}
        toolbar={
          <EditorToolbar>
            <PictureButton />
            <PreviewButton />
          </EditorToolbar>
        }
      />
      <FilesInput />
      <PublicationInput />
      {children}
    </SimpleForm>
  );
}
