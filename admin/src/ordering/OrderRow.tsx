import { useSortable } from "@dnd-kit/sortable";
import { CSS } from "@dnd-kit/utilities";
import ArrowDownwardIcon from "@mui/icons-material/ArrowDownward";
import ArrowUpwardIcon from "@mui/icons-material/ArrowUpward";
import DragIndicatorIcon from "@mui/icons-material/DragIndicator";
import { Box, IconButton, Typography } from "@mui/material";
import { type ReactNode, useLayoutEffect, useRef } from "react";

interface Props {
  id: number;
  name: string;
  /** Shown below the name. */
  about?: ReactNode;
  /** More actions on the row. */
  actions?: ReactNode;
  isFirst: boolean;
  isLast: boolean;
  /** One place up (-1) or down (1). */
  onMove: (by: -1 | 1) => void;
}

/** A row that can be dragged by its handle or moved with its buttons. */
export function OrderRow({ id, name, about, actions, isFirst, isLast, onMove }: Props) {
  const { setNodeRef, setActivatorNodeRef, listeners, transform, transition, isDragging } = useSortable({ id });
  const isAlone = isFirst && isLast;
  return (
    <Box
      component="li"
      ref={setNodeRef}
      style={{ transform: CSS.Translate.toString(transform), transition }}
      sx={{
        display: "flex",
        alignItems: "center",
        gap: 1,
        py: 0.5,
        position: "relative",
        zIndex: isDragging ? 1 : 0,
        bgcolor: "background.paper",
        boxShadow: isDragging ? 3 : 0,
        borderBottom: 1,
        borderColor: "divider",
      }}
    >
      {!isAlone && (
        <Box
          ref={setActivatorNodeRef}
          {...listeners}
          aria-hidden
          sx={{ display: "flex", p: 1, cursor: "grab", touchAction: "none", color: "text.secondary" }}
        >
          <DragIndicatorIcon fontSize="small" />
        </Box>
      )}
      <Box sx={{ flex: 1, minWidth: 0, overflowWrap: "anywhere" }}>
        {name}
        {about !== undefined && (
          <Typography variant="body2" sx={{ color: "text.secondary" }}>
            {about}
          </Typography>
        )}
      </Box>
      <Box sx={{ flex: "none", display: "flex" }}>
        {!isAlone && (
          <>
            <Mover label={`Flytta upp ${name}`} isOff={isFirst} onPress={() => onMove(-1)}>
              <ArrowUpwardIcon fontSize="small" />
            </Mover>
            <Mover label={`Flytta ner ${name}`} isOff={isLast} onPress={() => onMove(1)}>
              <ArrowDownwardIcon fontSize="small" />
            </Mover>
          </>
        )}
        {actions}
      </Box>
    </Box>
  );
}

interface MoverProps {
  label: string;
  isOff: boolean;
  onPress: () => void;
  children: ReactNode;
}

/** Preserves the focus when its row moves, and at the ends of the list. */
function Mover({ label, isOff, onPress, children }: MoverProps) {
  const button = useRef<HTMLButtonElement>(null);
  const isPressed = useRef(false);
  useLayoutEffect(() => {
    if (!isPressed.current) return;
    isPressed.current = false;
    button.current?.focus();
  });
  const press = () => {
    if (isOff) return;
    isPressed.current = true;
    onPress();
  };
  return (
    <IconButton ref={button} size="small" aria-label={label} aria-disabled={isOff} onClick={press}>
      <Box component="span" sx={{ display: "flex", opacity: isOff ? 0.3 : 1 }}>
        {children}
      </Box>
    </IconButton>
  );
}
