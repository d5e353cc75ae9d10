// SPDX-License-Identifier: UNLICENSED
pragma solidity ^0.8.30;

/// Rewards of the shop: ERC-721 tokens that stay where they were granted (ERC-5192). They are free, unique, worth no money and cannot be
/// sold on, so that they are collectibles and no virtual assets. Only the issuer mints.
contract SeamRewards {
    event Transfer(address indexed from, address indexed to, uint256 indexed tokenId);
    event Approval(address indexed owner, address indexed approved, uint256 indexed tokenId);
    event ApprovalForAll(address indexed owner, address indexed operator, bool approved);
    event Locked(uint256 tokenId);

    error NotIssuer();
    error NoSuchToken(uint256 tokenId);
    error AlreadyMinted(uint256 tokenId);
    error NoOwner();
    error Soulbound();

    string public constant name = "Seam Rewards";
    string public constant symbol = "SEAM";
    address public immutable issuer;

    mapping(uint256 tokenId => address owner) private owners;
    mapping(uint256 tokenId => string uri) private uris;
    mapping(address owner => uint256 count) private balances;

    constructor() {
        issuer = msg.sender;
    }

    function mint(address to, uint256 tokenId, string calldata uri) external {
        if (msg.sender != issuer) revert NotIssuer();
        if (to == address(0)) revert NoOwner();
        if (owners[tokenId] != address(0)) revert AlreadyMinted(tokenId);
        owners[tokenId] = to;
        uris[tokenId] = uri;
        balances[to] += 1;
        emit Transfer(address(0), to, tokenId);
        emit Locked(tokenId);
    }

    function ownerOf(uint256 tokenId) public view returns (address owner) {
        owner = owners[tokenId];
        if (owner == address(0)) revert NoSuchToken(tokenId);
    }

    function balanceOf(address owner) external view returns (uint256) {
        if (owner == address(0)) revert NoOwner();
        return balances[owner];
    }

    function tokenURI(uint256 tokenId) external view returns (string memory) {
        ownerOf(tokenId);
        return uris[tokenId];
    }

    function locked(uint256 tokenId) external view returns (bool) {
        ownerOf(tokenId);
        return true;
    }

    function getApproved(uint256 tokenId) external view returns (address) {
        ownerOf(tokenId);
        return address(0);
    }

    function isApprovedForAll(address, address) external pure returns (bool) {
        return false;
    }

    function approve(address, uint256) external pure {
        revert Soulbound();
    }

    function setApprovalForAll(address, bool) external pure {
        revert Soulbound();
    }

    function transferFrom(address, address, uint256) external pure {
        revert Soulbound();
    }

    function safeTransferFrom(address, address, uint256) external pure {
        revert Soulbound();
    }

    function safeTransferFrom(address, address, uint256, bytes calldata) external pure {
        revert Soulbound();
    }

    /// ERC-165, ERC-721, its metadata, ERC-5192.
    function supportsInterface(bytes4 id) external pure returns (bool) {
        return id == 0x01ffc9a7 || id == 0x80ac58cd || id == 0x5b5e139f || id == 0xb45a3c0e;
    }
}
