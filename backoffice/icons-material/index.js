// In place of @mui/icons-material, 175 MB: react-admin imports 56 of its icons, but no screen here shows one.
export default () => null;
