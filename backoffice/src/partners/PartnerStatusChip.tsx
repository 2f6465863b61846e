import { StatusChip } from "../parts/StatusChip.tsx";

export const PartnerStatusChip = ({ isActive }: { isActive: boolean }) => (
  <StatusChip tone={isActive ? "success" : "default"} label={isActive ? "Active" : "Inactive"} />
);
