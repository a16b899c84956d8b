// What a screen test gets for an imported style sheet, picture or font: its mere existence.
const asset = '';
export default asset;
