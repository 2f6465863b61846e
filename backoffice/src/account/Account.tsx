import { Box, Card, Skeleton } from "@mui/material";
import { FailureNotice } from "../parts/FailureNotice.tsx";
import { PageHead } from "../parts/PageHead.tsx";
import { PasswordForm } from "./PasswordForm.tsx";
import { Profile } from "./Profile.tsx";
import { Sessions } from "./Sessions.tsx";
import { useAccount } from "./useAccount.ts";

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
  const { user, failed, load } = useAccount();
  return (
    <>
      <PageHead title="Account" facts="Your profile, your password and where you are signed in." />
      <Box sx={columns}>
        {failed && <FailureNotice text="Your account could not be loaded." onRetry={() => void load()} />}
        {!failed && (user ? <Profile user={user} /> : <ProfileSkeleton />)}
        <Box sx={{ gridColumn: { lg: 2 }, gridRow: { lg: "1 / span 2" } }}>
          <PasswordForm username={user?.username ?? ""} />
        </Box>
        <Sessions />
      </Box>
    </>
  );
}
