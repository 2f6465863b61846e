import type { User } from "@etalase/contracts/users.schema";
import { Box, Card, Skeleton, Typography } from "@mui/material";
import { useMutation, useQuery } from "@tanstack/react-query";
import { LogOutIcon } from "lucide-react";
import { useDataProvider, useNotify } from "react-admin";
import type { EtalaseProvider } from "../data/dataProvider.ts";
import { leaveSignedOut } from "../data/session.ts";
import { BusyButton } from "../parts/BusyButton.tsx";
import { FailureNotice } from "../parts/FailureNotice.tsx";
import { FormSection } from "../parts/FormSection.tsx";
import { formatDay } from "../parts/format.ts";
import { PageHead } from "../parts/PageHead.tsx";
import { RoleChip } from "../users/UserChips.tsx";
import { PasswordForm } from "./PasswordForm.tsx";

/** Reads the signed-in account as the server knows it. */
function useAccount() {
  const provider = useDataProvider<EtalaseProvider>();
  return useQuery({
    queryKey: ["account"],
    queryFn: async ({ signal }) => (await provider.call<User>("auth/me", { signal })).data,
    retry: false,
    refetchOnWindowFocus: false,
  });
}

const facts = {
  display: "grid",
  gridTemplateColumns: { xs: "minmax(0, 1fr)", sm: "160px minmax(0, 1fr)" },
  columnGap: 2,
  rowGap: { xs: 0.25, sm: 1.75 },
  m: 0,
  "& dt": { color: "text.secondary", fontSize: ".875rem" },
  "& dd": { m: 0, mb: { xs: 1.25, sm: 0 }, fontWeight: 600, overflowWrap: "anywhere" },
};

const Profile = ({ user }: { user: User }) => (
  <FormSection title="Profile">
    <Box component="dl" sx={facts}>
      <dt>Name</dt>
      <dd>{user.name}</dd>
      <dt>Username</dt>
      <dd>{user.username}</dd>
      <dt>E-mail</dt>
      <dd>{user.email}</dd>
      <dt>Role</dt>
      <dd>
        <RoleChip role={user.role} />
      </dd>
      <dt>Member since</dt>
      <dd>{formatDay(user.createdAt)}</dd>
    </Box>
  </FormSection>
);

function Sessions() {
  const notify = useNotify();
  const provider = useDataProvider<EtalaseProvider>();
  const signOut = useMutation({
    mutationFn: () => provider.call("auth/logout-everywhere", { method: "POST" }),
    onSuccess: leaveSignedOut,
    onError: ({ message }) => notify(`Failed to sign out everywhere: ${message}`, { type: "error" }),
  });
  return (
    <FormSection title="Sessions">
      <Typography variant="body2" sx={{ color: "text.secondary" }}>
        Ends every session of this account on all devices, this one too. Use it when a device is lost or was left signed
        in.
      </Typography>
      <BusyButton
        variant="outlined"
        startIcon={<LogOutIcon />}
        busy={signOut.isPending || signOut.isSuccess}
        onClick={() => signOut.mutate()}
        sx={{ alignSelf: "flex-start" }}
      >
        Sign out everywhere
      </BusyButton>
    </FormSection>
  );
}

const columns = {
  display: "grid",
  gap: 2.5,
  alignItems: "start",
  gridTemplateColumns: { xs: "minmax(0, 1fr)", lg: "minmax(0, 1fr) minmax(0, 1fr)" },
};

const ProfileSkeleton = () => (
  <Card role="status" aria-label="Loading" sx={{ p: 3, height: { xs: 356, sm: 270 } }}>
    {["40%", "70%", "62%", "74%", "50%", "58%"].map((width) => (
      <Skeleton key={width} width={width} sx={{ mb: 1.75 }} />
    ))}
  </Card>
);

/** The own account: who it is, its password and its sessions. */
export function Account() {
  const { data: user, isError, isFetching, refetch } = useAccount();
  const failed = isError && !isFetching;
  return (
    <>
      <PageHead title="Account" facts="Your profile, your password and where you are signed in." />
      <Box sx={columns}>
        {failed && <FailureNotice text="Your account could not be loaded." onRetry={() => void refetch()} />}
        {!failed && (user ? <Profile user={user} /> : <ProfileSkeleton />)}
        <Box sx={{ gridColumn: { lg: 2 }, gridRow: { lg: "1 / span 2" } }}>
          <PasswordForm username={user?.username ?? ""} />
        </Box>
        <Sessions />
      </Box>
    </>
  );
}
