export default "/file"
