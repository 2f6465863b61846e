import { paths } from "@etalase/contracts/site/paths";
import { Box, Button, Typography } from "@mui/material";
import { DisplayWindow } from "../parts/DisplayWindow.tsx";
import { PageTitle } from "../parts/PageTitle.tsx";

const sentences = {
  title: "Halaman Tidak Ditemukan - 404",
  text: "Maaf, halaman yang Anda cari tidak tersedia atau telah dipindahkan.",
  home: "Kembali ke Beranda",
};

/** Shown for addresses under /dashboard without a page; the server answers them with 404. */
export const NotFound = () => (
  <Box lang="id" sx={{ textAlign: "center", px: 3, py: { xs: 8, md: 14 } }}>
    <title>{sentences.title}</title>
    <DisplayWindow />
    <PageTitle sx={{ mt: 4 }}>{sentences.title}</PageTitle>
    <Typography color="textSecondary" sx={{ mt: 1.5, mb: 3 }}>
      {sentences.text}
    </Typography>
    <Button href={paths.home} variant="contained">
      {sentences.home}
    </Button>
  </Box>
);
