import { Box } from "@mui/material";
import { useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { fetchFile } from "../data/fetchFile.ts";

/** Loads a picture by a call for staff, since a former version's picture may no longer be public. */
function useKept(url: string) {
  const { data, isError } = useQuery({
    queryKey: ["kept picture", url],
    queryFn: ({ signal }) => fetchFile(`/api/history/pictures/${url.split("/").at(-1)}`, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    if (!data) return;
    const made = URL.createObjectURL(data);
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [data]);
  return { address, isError };
}

const frame = {
  display: "grid",
  placeItems: "center",
  width: 1,
  aspectRatio: "16 / 10",
  objectFit: "contain",
  bgcolor: "action.hover",
  border: 1,
  borderColor: "divider",
  borderRadius: "10px",
  color: "text.secondary",
  fontSize: ".8125rem",
} as const;

/** A picture of any version. */
export function KeptPicture({ url, alt }: Readonly<{ url: string; alt: string }>) {
  const { address, isError } = useKept(url);
  if (isError) return <Box sx={frame}>This picture is gone</Box>;
  if (!address) return <Box sx={frame} aria-busy />;
  return <Box component="img" src={address} alt={alt} sx={frame} />;
}
