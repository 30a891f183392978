import { Card, CardContent, Typography } from "@mui/material";
import type { ReactNode } from "react";

/** A part of a page under a heading of its own. */
export function Panel({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Card>
      <CardContent>
        <Typography variant="h6" component="h2" gutterBottom>
          {title}
        </Typography>
        {children}
      </CardContent>
    </Card>
  );
}
