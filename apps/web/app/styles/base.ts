// Mantine's styles live in their own cascade layer: whatever a CSS module says wins, in any order.
// A component that is not named here imports its file beside its use.
import '@mantine/core/styles/baseline.layer.css';
import '@mantine/core/styles/default-css-variables.layer.css';
import '@mantine/core/styles/global.layer.css';
import '@mantine/core/styles/UnstyledButton.layer.css';
import '@mantine/core/styles/Button.layer.css';
import '@mantine/core/styles/Loader.layer.css';
import './fonts.css';
import './base.css';
