import type { RecoveryCodes, TwoFactorSetup as Setup } from "@etalase/contracts/accounts/users.schema";
import { codeInput } from "@etalase/contracts/auth.schema";
import { Box, Button, Skeleton, Typography } from "@mui/material";
import { useQuery } from "@tanstack/react-query";
import { CopyIcon, SmartphoneIcon } from "lucide-react";
import { useDataProvider } from "react-admin";
import { loadInTime } from "../kit/data/chunks.ts";
import type { EtalaseProvider } from "../kit/data/dataProvider.ts";
import { TextFieldInput } from "../kit/form/TextFieldInput.tsx";
import { t } from "../kit/language/t.ts";
import { useCopy } from "../kit/parts/links/useCopy.ts";
import { monospace } from "../kit/theme/looks.ts";
import { touch } from "../kit/theme/palette.ts";
import { Cluster, Row } from "../kit/theme/Words.tsx";
import { StepForm } from "../users/Proof.tsx";

// A skeleton has a height of its own: the code's field below it would move away under the focus.
const frame = { width: 208, maxWidth: 1, height: "auto", aspectRatio: "1", borderRadius: 1, bgcolor: "#fff" };

/** Returns one path for all dark squares, in coordinates of one unit per square. */
const pathOf = (squares: readonly (readonly boolean[])[]) =>
  squares.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : []))).join("");

/** Draws the text as a QR code, dark on white in every theme, since cameras expect that. */
function QrCode({ text, label }: { text: string; label: string }) {
  const { data: library, isError } = useQuery({
    queryKey: ["qr"],
    queryFn: () => loadInTime(() => import("uqr")),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
  if (isError)
    return <Typography variant="body2">{t("The QR code could not be shown. Type the key into the app.")}</Typography>;
  if (!library) return <Skeleton variant="rounded" sx={frame} />;
  const { data, size } = library.encode(text, { border: 4, ecc: "M" });
  return (
    <Box
      component="svg"
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      sx={frame}
    >
      <path d={pathOf(data)} fill="#000" />
    </Box>
  );
}

const empty = { code: "" };
const turningOn = { label: t("Turn on"), colour: "primary" } as const;

const key = { ...monospace, fontSize: ".9375rem", overflowWrap: "anywhere", userSelect: "all" };

/** Formats the secret in groups of four, for copying by hand. */
const readable = (secret: string) => secret.replace(/.{4}(?=.)/g, "$& ");

/** For touch devices: nobody can scan a code on the phone that has the app. */
const onTouch = { display: "none", [touch]: { display: "inline-flex" } };

function OtherWays({ setup }: { setup: Setup }) {
  const copy = useCopy();
  return (
    <Box sx={{ flex: "1 1 200px", minWidth: 0 }}>
      <Typography variant="body2" color="textSecondary" sx={{ mb: 0.5 }}>
        {t("Or type this key into the app:")}
      </Typography>
      <Box sx={key}>{readable(setup.secret)}</Box>
      <Cluster sx={{ mt: 1.5 }}>
        <Button
          size="small"
          variant="outlined"
          startIcon={<CopyIcon />}
          onClick={() => void copy(setup.secret, { done: t("Key copied"), failed: t("Select the key instead.") })}
        >
          {t("Copy key")}
        </Button>
        <Button size="small" variant="outlined" startIcon={<SmartphoneIcon />} href={setup.uri} sx={onTouch}>
          {t("Open in an authenticator app")}
        </Button>
      </Cluster>
    </Box>
  );
}

type TwoFactorSetupProps = Readonly<{
  setup: Setup;
  onDone: (recoveryCodes: readonly string[]) => void;
  onCancel: () => void;
}>;

/** Passes the secret to an authenticator app, and asks for its first code. */
export function TwoFactorSetup({ setup, onDone, onCancel }: TwoFactorSetupProps) {
  const provider = useDataProvider<EtalaseProvider>();

  const confirm = async (data: typeof empty) => {
    const answer = await provider.call<RecoveryCodes>("auth/two-factor/confirm", { method: "POST", data });
    onDone(answer.data.recoveryCodes);
  };

  return (
    <>
      <Typography variant="body2">
        {t(
          "Scan this with an authenticator app such as Aegis, Google Authenticator or 1Password, then type the code that it shows.",
        )}
      </Typography>
      <Row sx={{ flexWrap: "wrap", gap: 2.5 }}>
        <QrCode text={setup.uri} label={t("QR code for an authenticator app")} />
        <OtherWays setup={setup} />
      </Row>
      <StepForm schema={codeInput} empty={empty} act={turningOn} onSubmit={confirm} onCancel={onCancel}>
        <TextFieldInput
          required
          source="code"
          label={t("Code")}
          helper={t("The six digits that the app shows now.")}
          autoComplete="one-time-code"
          inputMode="numeric"
        />
      </StepForm>
    </>
  );
}
